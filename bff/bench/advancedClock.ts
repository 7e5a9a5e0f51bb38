/** Loaded before the server: lets the benchmark advance its clock, so that limits per minute allow an hour's requests within seconds. */
let ahead = 0;
const real = Date.now;
Date.now = () => real() + ahead;

process.on('message', ({ advance }: { readonly advance: number }) => {
  ahead += advance * 1_000;
});
process.channel?.unref();
