/** Apart from the command, so that help needs no compiler. */
export const DEV_HELP = `  dev      [--host <address> [--tenant <id>]] [--port 3001]
                                                    the remote of this folder on localhost, in pages of the kit with a backend that
                                                    answers as its document says: a change is shown in the open page. --host: in the
                                                    pages of a deployed host; --tenant: of one that lets an address name it`;
