/** Everybody's tests draw the same faults: what fails in one run must fail in the next. */
const USUAL_SEED = 55;
/** `npm run chaos` draws another each time and prints it; `-- --seed` runs a bad one again. */
export const SEED = Number(process.env.CHOWK_CHAOS_SEED ?? USUAL_SEED);

/** Three requests in ten fail, one photo in five is damaged on its way. */
export const BAD_LINE = { seed: SEED, faultShare: 0.3, damageShare: 0.2 };
