CREATE TABLE "own_sizes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_sizes" ADD CONSTRAINT "own_sizes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Of pieces that were handed out twice under one label, the label stays with the last; the note of the others keeps it.
UPDATE "renting_material_orders" o
SET piece = NULL, note = left(btrim(o.note || ' Etikett ' || o.piece), 500), version = o.version + 1
WHERE o.state = 'handed_out' AND EXISTS (
  SELECT 1 FROM "renting_material_orders" later
  WHERE later.state = 'handed_out' AND upper(btrim(later.piece)) = upper(btrim(o.piece))
    AND (later.handed_out_at, later.id) > (o.handed_out_at, o.id)
);--> statement-breakpoint
CREATE UNIQUE INDEX "renting_material_orders_piece_key" ON "renting_material_orders" USING btree (upper(btrim(piece))) WHERE state = 'handed_out';