/** A file of OpenStreetMap that cannot be used. The message is one sentence for operators, which names the file and says what to do. */
export class OsmError extends Error {
  override readonly name = 'OsmError';
}
