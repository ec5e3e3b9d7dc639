/**
 * The local stores by the browser's own means, without the library that writes them: for screens that
 * should not wait for it, and for the worker, which would carry it in every update.
 */

/** To open what is not there would make it: a look must not leave an empty store behind. */
export function openExisting(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name);
    let isNew = false;
    asked.onupgradeneeded = () => {
      isNew = true;
      asked.transaction?.abort();
    };
    asked.onerror = (event) => {
      event.preventDefault();
      if (isNew) resolve(undefined);
      else reject(asked.error);
    };
    asked.onsuccess = () => {
      const { result } = asked;
      // Deleted on a sign-out, or changed to a newer version: this look is in nobody's way.
      result.onversionchange = () => result.close();
      resolve(result);
    };
  });
}

export function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
