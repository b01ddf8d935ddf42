CREATE TABLE "details" (
	"business_id" text NOT NULL,
	"variable" text NOT NULL,
	"value" jsonb NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "details_business_id_variable_pk" PRIMARY KEY("business_id","variable")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"business_id" text NOT NULL,
	"template" text NOT NULL,
	"number" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" text NOT NULL,
	"as_of" date NOT NULL,
	"law_data_hash" text NOT NULL,
	"states" text[] NOT NULL,
	"gaps" integer NOT NULL,
	"content_hash" text NOT NULL,
	"paper" jsonb NOT NULL,
	CONSTRAINT "document_versions_business_id_template_number_pk" PRIMARY KEY("business_id","template","number")
);
--> statement-breakpoint
CREATE TABLE "template_downloads" (
	"template" text PRIMARY KEY NOT NULL,
	"downloads" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_ratings" (
	"user_id" text NOT NULL,
	"template" text NOT NULL,
	"stars" integer NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "template_ratings_user_id_template_pk" PRIMARY KEY("user_id","template")
);
--> statement-breakpoint
ALTER TABLE "details" ADD CONSTRAINT "details_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_ratings" ADD CONSTRAINT "template_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;