const LINE_COMMENT = /\/\/[^\n]*/y;
const BLOCK_COMMENT = /\/\*[\s\S]*?\*\//y;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y;
const TEMPLATE = /`(?:\\[\s\S]|[^`\\])*`/y;
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y;
const REGEX_MAY_FOLLOW = /(?:^|[(,=:[!&|?{};]|\b(?:return|case|of|await))\s*$/;
const LOOK_BACK = 20;

function blank(text) {
  return text.replace(/[^\n]/g, ' ');
}

/** A template's text is blanked; its expressions stay. */
function blankTemplate(token) {
  return token.replace(/\$\{[^}]*\}|[^\n]/g, (part) => (part.length > 1 ? part : ' '));
}

function matchAt(pattern, source, at) {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

/** The comment or string that starts here, if any. */
function tokenAt(source, at) {
  const char = source[at];
  if (char === '/') {
    const comment = matchAt(LINE_COMMENT, source, at) ?? matchAt(BLOCK_COMMENT, source, at);
    if (comment) return { text: comment, isComment: true };
    if (!REGEX_MAY_FOLLOW.test(source.slice(Math.max(0, at - LOOK_BACK), at))) return undefined;
    const regex = matchAt(REGEX, source, at);
    return regex && { text: regex, hollow: blank(regex) };
  }
  if (char === '`') {
    const template = matchAt(TEMPLATE, source, at);
    return template && { text: template, hollow: blankTemplate(template) };
  }
  if (char !== "'" && char !== '"') return undefined;
  const text = matchAt(STRING, source, at);
  return text && { text, hollow: char + blank(text.slice(1, -1)) + char };
}

/**
 * The source twice, line by line: without comments, and also without the content of strings. An
 * import inside a comment, or a call inside a message, does not count.
 */
export function strip(source) {
  let withStrings = '';
  let code = '';
  for (let at = 0; at < source.length; ) {
    const token = /['"`/]/.test(source[at]) ? tokenAt(source, at) : undefined;
    const text = token?.text ?? source[at];
    withStrings += token?.isComment ? blank(text) : text;
    code += token?.isComment ? blank(text) : (token?.hollow ?? text);
    at += text.length;
  }
  return { withStrings, code };
}

export function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}

const LAZY = /\b(?:import|require)\s*\(\s*['"]([^'"\n]+)['"]/g;
const IMPORTS = [
  /\b(?:import|export)\b(?!\s*\()[^;'"`]*?\bfrom\s*['"]([^'"\n]+)['"]/g,
  /\bimport\s*['"]([^'"\n]+)['"]/g,
  LAZY,
];

/**
 * Every module a source imports, with its line: static, re-exported, for side effects, and dynamic.
 */
export function importsOf(withStrings) {
  return IMPORTS.flatMap((pattern) =>
    [...withStrings.matchAll(pattern)].map((match) => ({
      specifier: match[1],
      isLazy: pattern === LAZY,
      line: lineAt(withStrings, match.index + match[0].lastIndexOf(match[1])),
    })),
  ).sort((a, b) => a.line - b.line);
}
