CREATE TABLE "publications" (
	"id" text PRIMARY KEY NOT NULL,
	"position" serial NOT NULL,
	"business_id" text NOT NULL,
	"template" text NOT NULL,
	"number" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_on" date NOT NULL,
	"published_by" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_on" date
);
--> statement-breakpoint
CREATE TABLE "slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"in_search" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slugs" ADD CONSTRAINT "slugs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_business" ON "publications" USING btree ("business_id","template");--> statement-breakpoint
CREATE INDEX "slugs_business" ON "slugs" USING btree ("business_id");