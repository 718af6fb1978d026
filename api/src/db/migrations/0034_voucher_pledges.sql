CREATE TABLE "voucher_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"network" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_pledges" (
	"booking_id" uuid NOT NULL,
	"voucher_id" uuid NOT NULL,
	CONSTRAINT "voucher_pledges_booking_id_voucher_id_pk" PRIMARY KEY("booking_id","voucher_id")
);
--> statement-breakpoint
ALTER TABLE "voucher_pledges" ADD CONSTRAINT "voucher_pledges_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_pledges" ADD CONSTRAINT "voucher_pledges_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_attempts_network_idx" ON "voucher_attempts" USING btree ("network","at");