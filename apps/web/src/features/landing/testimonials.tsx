import { Island } from './island';
import { TestimonialRail } from './testimonial-rail';

export function Testimonials() {
  return (
    <Island name="testimonials">
      <TestimonialRail />
    </Island>
  );
}
