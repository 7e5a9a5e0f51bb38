import postcss from 'postcss';

const CLASS = /\.((?:[\w-]|\\.)+)/g;
/** Below an argument there may be alternatives, of which the markup needs one only. */
const ARGUMENT = /\([^()]*\)/g;

function withoutArguments(selector) {
  const shorter = selector.replace(ARGUMENT, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** The names of all classes in markup. */
export function classesIn(html) {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list]) => list ?? '');
  return new Set(lists.flatMap((list) => list.split(' ')));
}

/** @param {string} selector @param {ReadonlySet<string>} classes */
function isUsed(selector, classes) {
  return [...withoutArguments(selector).matchAll(CLASS)].every(([, name]) =>
    classes.has((name ?? '').replaceAll('\\', '')),
  );
}

/** Names in the declarations of animations; more than the names of keyframes, but all of these. */
function animationsIn(root) {
  const names = new Set();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) names.add(word);
  });
  return names;
}

/** Chunks that no page loads together have the same sheets of shared parts. */
function withoutRepetition(root) {
  const seen = new Set();
  root.each((node) => {
    const text = node.toString();
    if (seen.has(text)) node.remove();
    seen.add(text);
  });
}

/**
 * The rules of style sheets that markup with these classes uses on a screen, in their order and in their layers; rules without a class are kept.
 *
 * @param {readonly string[]} sheets texts of the sheets, in the order in which a page has them
 * @param {ReadonlySet<string>} classes
 */
export function usedRules(sheets, classes) {
  const root = postcss.parse(sheets.join('\n'));
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules(/^(media|page)$/, (rule) => {
    if (rule.name === 'page' || rule.params.trim() === 'print') rule.remove();
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(/** @type {postcss.AtRule} */ (rule.parent).name)) return;
    const used = rule.selectors.filter((selector) => isUsed(selector, classes));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  const animations = animationsIn(root);
  root.walkAtRules(/keyframes$/, (keyframes) => {
    if (!animations.has(keyframes.params)) keyframes.remove();
  });
  // From the inside out: a layer in a query may be empty as well. The order of layers, which has no block, stays.
  let isShorter = true;
  while (isShorter) {
    isShorter = false;
    root.walkAtRules((block) => {
      if (block.nodes?.length !== 0) return;
      block.remove();
      isShorter = true;
    });
  }
  withoutRepetition(root);
  return root.toString().replaceAll('\n', '');
}
