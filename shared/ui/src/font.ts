/** Stem of the font file that the first screen needs: builds keep it in the file's name, so that the server can find it and preload it. */
export const FONT_FILE_STEM = 'figtree-latin-wght-normal';
