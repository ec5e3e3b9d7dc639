import { Island } from '@/features/landing/island';
import { TestimonialRail } from './testimonial-rail';

export function Testimonials() {
  return (
    <Island name="testimonials">
      <TestimonialRail />
    </Island>
  );
}
