/** Tells the operator; the console is what every deployment can collect from. */
export function report(error: unknown, where: string): void {
  console.error(`[halte] ${where}`, error);
}
