export const DATABASE_NAME = 'chowk';

/** One database per person: on a shared phone nobody reads another's rows. */
export function databaseName(storeId: string): string {
  return `${DATABASE_NAME}-${storeId}`;
}

export function storeIdOf(name: string): string {
  return name.slice(DATABASE_NAME.length + 1);
}

const ACTED = '-as-';

/** Beside a person's own store: that of a shop they act for. Rows only; what they do waits in their own. */
export function actedStoreId(personId: string, shopId: string): string {
  return personId + ACTED + shopId;
}

/** Whose store it is, their own or that of a shop they act for. */
export function ownerOfStore(storeId: string): string {
  return storeId.split(ACTED)[0] ?? storeId;
}
