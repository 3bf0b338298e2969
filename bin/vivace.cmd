@echo off
rem Starts Vivace from a checkout; builds it first where that is needed.
setlocal
set "HOME_DIR=%~dp0.."
set "LIB=%HOME_DIR%\cli\target\lib"

if defined JAVA_HOME (set "JAVA=%JAVA_HOME%\bin\java.exe") else (set "JAVA=java.exe")
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
    echo Vivace needs Java 17 or newer, and "%JAVA%" does not start. 1>&2
    echo   Try: set JAVA_HOME to the directory of a JDK 1>&2
    exit /b 2
)
set "VERSION=17"
for /f "tokens=3" %%v in ('""%JAVA%" -version 2>&1 | findstr /i version"') do set "VERSION=%%~v"
for /f "delims=." %%m in ("%VERSION%") do set "MAJOR=%%m"
if %MAJOR% LSS 17 (
    echo Vivace needs Java 17 or newer, and "%JAVA%" is Java %VERSION%. 1>&2
    echo   Try: set JAVA_HOME to the directory of a newer JDK; tests may run on an older one with --java 1>&2
    exit /b 2
)

rem Sources are not compared with what was built here: after a change, delete cli\target.
if not defined VIVACE_NO_BUILD if not exist "%LIB%\vivace-cli-*.jar" (
    echo Building Vivace, which is needed once ... 1>&2
    pushd "%HOME_DIR%"
    call mvn -q -B -ntp -pl cli -am -Dmaven.test.skip=true -Dspotless.check.skip -Dcheckstyle.skip package 1>&2
    if errorlevel 1 (
        popd
        echo Vivace could not be built in "%HOME_DIR%" 1>&2
        exit /b 2
    )
    popd
)

rem With this console the JVM knows whether standard output is a terminal, on Java 22 and newer too.
"%JAVA%" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xshare:auto -Djdk.console=java.base "-Dvivace.program=%~0" -cp "%LIB%\*" dev.vivace.cli.Vivace %*
exit /b %errorlevel%
