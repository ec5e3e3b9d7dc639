const STORAGE_KEY = 'chowk.leadView';

export const LEAD_VIEWS = ['list', 'board'] as const;
export type LeadView = (typeof LEAD_VIEWS)[number];

/** How the pipeline was looked at last in this tab: coming back from a lead must not lose it. */
export function lastView(): LeadView | undefined {
  const kept = sessionStorage.getItem(STORAGE_KEY);
  return LEAD_VIEWS.find((view) => view === kept);
}

export function saveView(view: LeadView): void {
  sessionStorage.setItem(STORAGE_KEY, view);
}
