/** Apart from the command, so that help needs no compiler. */
export const CHECK_HELP = `  check    [--host <address>] [--browser <path>] [--static] [--json <file>] [--junit <file>]
                                                    holds the remote in this folder against each rule, in a table; ends with 1
                                                    where one is not kept. --host: a deployed host, to compare it with; --browser: a
                                                    Chromium (else CHROME_PATH, or one that is installed); --static: no browser`;
