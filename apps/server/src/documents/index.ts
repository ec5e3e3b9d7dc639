export type { Document, Part } from './document';
export { writeDocument } from './write-document';
