import { FiguresSection } from '@/features/platform/config/figures-section';
import type { MoneySectionProps } from './section-content';

export function FiguresPanel({ me }: MoneySectionProps) {
  return <FiguresSection uid={me.id} canChange={me.roles.includes('super_admin')} />;
}
