/** For a shell of the operator, so the same in every language. */
export function restoreCommand(backupId: string): string {
  return `npm run admin -- restore ${backupId}`;
}
