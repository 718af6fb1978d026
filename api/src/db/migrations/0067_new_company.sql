-- Migration 0008 inserted the company of the demo. A database without a person has had no office that could want it:
-- it begins without a company, which the setup writes. Every other database keeps what it says.
UPDATE "settings" SET
  name = 'Firn', street = '', postal_code = '', city = '', phone = '', email = '',
  opening_hours = '[]', social_links = '[]', partners = '[]'
WHERE version = 1 AND NOT EXISTS (SELECT FROM "users");
