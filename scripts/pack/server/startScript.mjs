import { ALLOCATOR, NODE_FLAGS } from '../../../bff/src/processSettings.ts';

const NEEDED_MAJOR = 24;

/** Variables that are not set already. */
const defaults = Object.entries(ALLOCATOR).map(([name, value]) => `    export ${name}="\${${name}:-${value}}"`);

/** `start.sh` of the packed folder; it gives the backend what docs/operations.md names, and signals reach Node itself. */
export const START_SCRIPT = `#!/bin/sh
# start.sh bff|host|backup|restore [options]: --help lists them. Needs Node ${NEEDED_MAJOR}; NODE names a program that is not in PATH.
set -eu
here=$(dirname -- "$(readlink -f -- "$0")")
node=\${NODE:-node}
if ! "$node" -e 'process.exit(Number.parseInt(process.versions.node, 10) < ${NEEDED_MAJOR} ? 1 : 0)'; then
  echo "Halte needs Node ${NEEDED_MAJOR} or newer: NODE names the program." >&2
  exit 1
fi
# The folder of this script may be read-only.
export HALTE_DATA="\${HALTE_DATA:-$PWD/.halte}"
program=\${1-}
[ $# -eq 0 ] || shift
export HALTE_CALLED_AS="start.sh $program"
case "$program" in
  bff)
${defaults.join('\n')}
    exec "$node" ${NODE_FLAGS.join(' ')} "$here/bff/src/main.ts" "$@" ;;
  host) exec "$node" "$here/host/server/main.ts" "$@" ;;
  backup | restore) exec "$node" "$here/bff/src/$program.ts" "$@" ;;
  *) echo "start.sh bff|host|backup|restore [options]" >&2; exit 2 ;;
esac
`;
