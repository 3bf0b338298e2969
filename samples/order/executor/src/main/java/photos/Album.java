package photos;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

record Album(List<Integer> widths) {

    List<Integer> thumbnails() throws ExecutionException, InterruptedException {
        List<Future<Integer>> scaled = new ArrayList<>();
        for (int width : widths) {
            scaled.add(Scaling.submit(() -> width / 10));
        }
        List<Integer> thumbnails = new ArrayList<>();
        for (Future<Integer> one : scaled) {
            thumbnails.add(one.get());
        }
        return thumbnails;
    }
}
