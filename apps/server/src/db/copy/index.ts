export { type CopiedTable, listCopiedTables, requireAllVisible } from './copied-tables';
export { insertRows, loadingRows } from './load-rows';
export { readRows } from './read-rows';
export { readSequences, setSequences } from './sequences';
export { createTableDigest, type TableDigest } from './table-digest';
