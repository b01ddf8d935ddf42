CREATE TABLE "data_maps" (
	"business_id" text PRIMARY KEY NOT NULL,
	"map" jsonb NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_maps" ADD CONSTRAINT "data_maps_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;