export type { Column, Document, Part } from './document';
export { writeDocument } from './write-document';
