/** Apart from the command, so that help needs no compiler. */
export const DEV_HELP = `  dev      --host <address> [--tenant <id>] [--port 3001]
                                                    the pages of a deployed host on localhost, with the remote of this folder: a change is
                                                    shown in the open page. --tenant: of a host that lets an address name it`;
