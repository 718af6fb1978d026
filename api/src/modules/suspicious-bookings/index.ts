export { suspiciousBookingsModule } from './suspicious-bookings.routes.ts';
