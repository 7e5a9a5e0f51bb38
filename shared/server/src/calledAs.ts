/** How this program was called, for its help: start.sh of a packed server says so; `otherwise`: in the repository. */
export const calledAs = (otherwise: string): string => process.env['HALTE_CALLED_AS'] || otherwise;
