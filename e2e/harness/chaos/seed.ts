/** A fixed seed by default, so that a failure can be repeated. */
const USUAL_SEED = 55;
/** `npm run chaos` uses a new seed each time and prints it; `-- --seed` repeats one. */
export const SEED = Number(process.env.CHOWK_CHAOS_SEED ?? USUAL_SEED);

/** Three requests in ten fail, one photo in five is damaged. */
export const BAD_LINE = { seed: SEED, faultShare: 0.3, damageShare: 0.2 };
