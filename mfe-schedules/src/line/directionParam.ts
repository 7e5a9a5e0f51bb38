/** A direction as requests name it. */
export function directionParam(direction: 0 | 1): '0' | '1' {
  return direction === 0 ? '0' : '1';
}
