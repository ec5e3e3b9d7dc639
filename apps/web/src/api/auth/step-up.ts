/** Asks the person to confirm their identity, and returns whether they did. */
type StepUpPrompt = () => Promise<boolean>;

let prompt: StepUpPrompt | undefined;
let asked: Promise<boolean> | undefined;

/** Set once by the app, because the request layer has no screens. */
export function setStepUpPrompt(ask: StepUpPrompt): void {
  prompt = ask;
}

/** Concurrent requests share one prompt. */
export function confirmItIsYou(): Promise<boolean> {
  asked ??= (prompt?.() ?? Promise.resolve(false))
    .catch(() => false)
    .finally(() => {
      asked = undefined;
    });
  return asked;
}
