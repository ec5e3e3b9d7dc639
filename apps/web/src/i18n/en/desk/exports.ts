/** Taking a list along as a file. */
export const exports = {
  csv: 'CSV',
  xlsx: 'Excel',
  csvOf: 'Download as CSV: {list}',
  xlsxOf: 'Download as Excel: {list}',
  failed: 'The file could not be made',
  cut: 'Only the first {count} rows are in the file. Narrow the list to get the rest.',
} as const;
