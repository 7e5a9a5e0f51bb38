export { buildHost } from './host.ts';
export { createMarks, type Marks, type Resolved } from './marks.ts';
export { renderMarkup } from './render.ts';
export { markedText } from './texts.ts';
