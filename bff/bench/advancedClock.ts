/** Loaded before the server: lets the benchmark put its clock forward, so that limits by the minute allow in seconds what they allow in an hour. */
let ahead = 0;
const real = Date.now;
Date.now = () => real() + ahead;

process.on('message', ({ advance }: { readonly advance: number }) => {
  ahead += advance * 1_000;
});
process.channel?.unref();
