CREATE TABLE "regulator_letters" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"version" integer NOT NULL,
	"letter" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "regulator_letters" ADD CONSTRAINT "regulator_letters_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "regulator_letters_business" ON "regulator_letters" USING btree ("business_id");