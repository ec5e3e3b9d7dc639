import { Banner } from '@/ui/feedback/banner';

interface FormOutcomeProps {
  form: {
    readonly problem: string | undefined;
    readonly isSaved: boolean;
    readonly isDirty: boolean;
  };
  /** That nothing typed was lost. */
  kept: string;
  /** Left out where the screen goes on to another. */
  saved?: string | undefined;
}

/** What came of the last press on Save. */
export function FormOutcome({ form, kept, saved }: FormOutcomeProps) {
  if (form.problem) return <Banner tone="danger" title={form.problem} text={kept} />;
  return form.isSaved && !form.isDirty && saved ? <Banner tone="success" title={saved} /> : null;
}
