/** Asks the person to confirm that it is them, and answers whether they did. */
type StepUpPrompt = () => Promise<boolean>;

let prompt: StepUpPrompt | undefined;
let asked: Promise<boolean> | undefined;

/** Set once by the app: the layer that sends requests has no screens of its own. */
export function setStepUpPrompt(ask: StepUpPrompt): void {
  prompt = ask;
}

/** However many requests need it at once, the person is asked once. */
export function confirmItIsYou(): Promise<boolean> {
  asked ??= (prompt?.() ?? Promise.resolve(false))
    .catch(() => false)
    .finally(() => {
      asked = undefined;
    });
  return asked;
}
