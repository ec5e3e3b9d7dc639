export const DATABASE_NAME = 'chowk';

/** One database per person: on a shared phone nobody reads another's rows. */
export function databaseName(personId: string): string {
  return `${DATABASE_NAME}-${personId}`;
}
