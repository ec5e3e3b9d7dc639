/** What the answer of one order is remembered under, and the form a problem with it is reported in. */
export const orderAnswer = (id: string) => `order_read ${JSON.stringify({ id })}`;
export const disputeDraft = (id: string) => `order-dispute:${id}`;
