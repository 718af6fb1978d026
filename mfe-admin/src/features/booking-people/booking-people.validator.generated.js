// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateAdditionRequest = Object.assign(validate10, {"required":["person"],"nullable":[]});
const schema11 = {"type":"object","required":["person"],"properties":{"expectedTotal":{"type":"integer","minimum":0},"expectedVersion":{"type":"integer","minimum":1},"reason":{"type":"string","maxLength":500},"override":{"type":"boolean"},"notify":{"type":"boolean"},"person":{"type":"object","required":["firstName","lastName","email","birthday","contactFirstName","contactLastName","contactPhone","sac","vegetarian","allergies"],"properties":{"booker":{"type":"boolean"},"salutation":{"enum":["Frau","Herr","Divers"]},"firstName":{"type":"string","maxLength":60,"pattern":"\\S"},"lastName":{"type":"string","maxLength":60,"pattern":"\\S"},"email":{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},"birthday":{"type":"string","format":"date"},"address":{"type":"string","maxLength":70},"postalCode":{"type":"string","maxLength":16},"city":{"type":"string","maxLength":35},"country":{"type":"string","pattern":"^[A-Z]{2}$"},"phone":{"type":"string","maxLength":30,"pattern":"\\S"},"phonePrivate":{"type":"string","maxLength":30},"phoneCompany":{"type":"string","maxLength":30},"contactFirstName":{"type":"string","maxLength":60,"pattern":"\\S"},"contactLastName":{"type":"string","maxLength":60,"pattern":"\\S"},"contactPhone":{"type":"string","maxLength":30,"pattern":"\\S"},"sac":{"type":"boolean"},"sacNumber":{"type":"string","pattern":"^\\d{0,10}$"},"vegetarian":{"type":"boolean"},"allergies":{"type":"boolean"},"allergiesText":{"type":"string","maxLength":500},"hardestTour":{"type":"string","maxLength":300},"guardianName":{"type":"string","maxLength":120},"guardianConsent":{"type":"boolean"},"rentingMaterial":{"type":"array","items":{"type":"string","pattern":"^/api/renting_materials/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":20,"uniqueItems":true},"rentingMaterialPropertyValues":{"type":"array","items":{"type":"object","required":["rentingMaterialProperty","value"],"properties":{"rentingMaterialProperty":{"type":"string","pattern":"^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"value":{"type":"string","maxLength":60,"pattern":"\\S"},"title":{"type":"string","maxLength":60}},"additionalProperties":false},"maxItems":60}},"additionalProperties":false}},"additionalProperties":false};
const func2 = ucs2length;
const func3 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^[\\x00-\\x7F]*$", "u");
const pattern3 = new RegExp("^[A-Z]{2}$", "u");
const pattern8 = new RegExp("^\\d{0,10}$", "u");
const pattern9 = new RegExp("^/api/renting_materials/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern10 = new RegExp("^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const formats0 = formats.email;
const formats2 = formats.date;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "person"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "expectedTotal") || (key0 === "expectedVersion")) || (key0 === "reason")) || (key0 === "override")) || (key0 === "notify")) || (key0 === "person"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.expectedTotal !== undefined){
let data0 = data.expectedTotal;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = report(vErrors, instancePath+"/expectedTotal", "type", {type: "integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
vErrors = report(vErrors, instancePath+"/expectedTotal", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.expectedVersion !== undefined){
let data1 = data.expectedVersion;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = report(vErrors, instancePath+"/expectedVersion", "type", {type: "integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
vErrors = report(vErrors, instancePath+"/expectedVersion", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func2(data2) > 500){
vErrors = report(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/reason", "type", {type: "string"});
errors++;
}
}
if(data.override !== undefined){
if(typeof data.override !== "boolean"){
vErrors = report(vErrors, instancePath+"/override", "type", {type: "boolean"});
errors++;
}
}
if(data.notify !== undefined){
if(typeof data.notify !== "boolean"){
vErrors = report(vErrors, instancePath+"/notify", "type", {type: "boolean"});
errors++;
}
}
if(data.person !== undefined){
let data5 = data.person;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.firstName === undefined){
vErrors = report(vErrors, instancePath+"/person", "required", {missingProperty: "firstName"});
errors++;
}
if(data5.lastName === undefined){
vErrors = report(vErrors, instancePath+"/person", "required", {missingProperty: "lastName"});
errors++;
}
if(data5.email === undefined){
vErrors = report(vErrors, instancePath+"/person", "required", {missingProperty: "email"});
errors++;
}
if(data5.birthday === undefined){
vErrors = report(vErrors, instancePath+"/person", "required", {missingProperty: "birthday"});
errors++;
}
if(data5.contactFirstName === undefined){
vErrors = report(vErrors, instancePath+"/person", "required", {missingProperty: "contactFirstName"});
errors++;
}
if(data5.contactLastName === undefined){
vErrors = report(vErrors, instancePath+"/person", "required", {missingProperty: "contactLastName"});
errors++;
}
if(data5.contactPhone === undefined){
vErrors = report(vErrors, instancePath+"/person", "required", {missingProperty: "contactPhone"});
errors++;
}
if(data5.sac === undefined){
vErrors = report(vErrors, instancePath+"/person", "required", {missingProperty: "sac"});
errors++;
}
if(data5.vegetarian === undefined){
vErrors = report(vErrors, instancePath+"/person", "required", {missingProperty: "vegetarian"});
errors++;
}
if(data5.allergies === undefined){
vErrors = report(vErrors, instancePath+"/person", "required", {missingProperty: "allergies"});
errors++;
}
for(const key1 in data5){
if(!(func3.call(schema11.properties.person.properties, key1))){
vErrors = report(vErrors, instancePath+"/person", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data5.booker !== undefined){
if(typeof data5.booker !== "boolean"){
vErrors = report(vErrors, instancePath+"/person/booker", "type", {type: "boolean"});
errors++;
}
}
if(data5.salutation !== undefined){
let data7 = data5.salutation;
if(!(((data7 === "Frau") || (data7 === "Herr")) || (data7 === "Divers"))){
vErrors = report(vErrors, instancePath+"/person/salutation", "enum", {allowedValues: schema11.properties.person.properties.salutation.enum});
errors++;
}
}
if(data5.firstName !== undefined){
let data8 = data5.firstName;
if(typeof data8 === "string"){
if(func2(data8) > 60){
vErrors = report(vErrors, instancePath+"/person/firstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data8)){
vErrors = report(vErrors, instancePath+"/person/firstName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/firstName", "type", {type: "string"});
errors++;
}
}
if(data5.lastName !== undefined){
let data9 = data5.lastName;
if(typeof data9 === "string"){
if(func2(data9) > 60){
vErrors = report(vErrors, instancePath+"/person/lastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data9)){
vErrors = report(vErrors, instancePath+"/person/lastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/lastName", "type", {type: "string"});
errors++;
}
}
if(data5.email !== undefined){
let data10 = data5.email;
if(typeof data10 === "string"){
if(func2(data10) > 180){
vErrors = report(vErrors, instancePath+"/person/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern2.test(data10)){
vErrors = report(vErrors, instancePath+"/person/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data10))){
vErrors = report(vErrors, instancePath+"/person/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/email", "type", {type: "string"});
errors++;
}
}
if(data5.birthday !== undefined){
let data11 = data5.birthday;
if(typeof data11 === "string"){
if(!(formats2(data11))){
vErrors = report(vErrors, instancePath+"/person/birthday", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/birthday", "type", {type: "string"});
errors++;
}
}
if(data5.address !== undefined){
let data12 = data5.address;
if(typeof data12 === "string"){
if(func2(data12) > 70){
vErrors = report(vErrors, instancePath+"/person/address", "maxLength", {limit: 70});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/address", "type", {type: "string"});
errors++;
}
}
if(data5.postalCode !== undefined){
let data13 = data5.postalCode;
if(typeof data13 === "string"){
if(func2(data13) > 16){
vErrors = report(vErrors, instancePath+"/person/postalCode", "maxLength", {limit: 16});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/postalCode", "type", {type: "string"});
errors++;
}
}
if(data5.city !== undefined){
let data14 = data5.city;
if(typeof data14 === "string"){
if(func2(data14) > 35){
vErrors = report(vErrors, instancePath+"/person/city", "maxLength", {limit: 35});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/city", "type", {type: "string"});
errors++;
}
}
if(data5.country !== undefined){
let data15 = data5.country;
if(typeof data15 === "string"){
if(!pattern3.test(data15)){
vErrors = report(vErrors, instancePath+"/person/country", "pattern", {pattern: "^[A-Z]{2}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/country", "type", {type: "string"});
errors++;
}
}
if(data5.phone !== undefined){
let data16 = data5.phone;
if(typeof data16 === "string"){
if(func2(data16) > 30){
vErrors = report(vErrors, instancePath+"/person/phone", "maxLength", {limit: 30});
errors++;
}
if(!pattern0.test(data16)){
vErrors = report(vErrors, instancePath+"/person/phone", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/phone", "type", {type: "string"});
errors++;
}
}
if(data5.phonePrivate !== undefined){
let data17 = data5.phonePrivate;
if(typeof data17 === "string"){
if(func2(data17) > 30){
vErrors = report(vErrors, instancePath+"/person/phonePrivate", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/phonePrivate", "type", {type: "string"});
errors++;
}
}
if(data5.phoneCompany !== undefined){
let data18 = data5.phoneCompany;
if(typeof data18 === "string"){
if(func2(data18) > 30){
vErrors = report(vErrors, instancePath+"/person/phoneCompany", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/phoneCompany", "type", {type: "string"});
errors++;
}
}
if(data5.contactFirstName !== undefined){
let data19 = data5.contactFirstName;
if(typeof data19 === "string"){
if(func2(data19) > 60){
vErrors = report(vErrors, instancePath+"/person/contactFirstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data19)){
vErrors = report(vErrors, instancePath+"/person/contactFirstName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/contactFirstName", "type", {type: "string"});
errors++;
}
}
if(data5.contactLastName !== undefined){
let data20 = data5.contactLastName;
if(typeof data20 === "string"){
if(func2(data20) > 60){
vErrors = report(vErrors, instancePath+"/person/contactLastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data20)){
vErrors = report(vErrors, instancePath+"/person/contactLastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/contactLastName", "type", {type: "string"});
errors++;
}
}
if(data5.contactPhone !== undefined){
let data21 = data5.contactPhone;
if(typeof data21 === "string"){
if(func2(data21) > 30){
vErrors = report(vErrors, instancePath+"/person/contactPhone", "maxLength", {limit: 30});
errors++;
}
if(!pattern0.test(data21)){
vErrors = report(vErrors, instancePath+"/person/contactPhone", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/contactPhone", "type", {type: "string"});
errors++;
}
}
if(data5.sac !== undefined){
if(typeof data5.sac !== "boolean"){
vErrors = report(vErrors, instancePath+"/person/sac", "type", {type: "boolean"});
errors++;
}
}
if(data5.sacNumber !== undefined){
let data23 = data5.sacNumber;
if(typeof data23 === "string"){
if(!pattern8.test(data23)){
vErrors = report(vErrors, instancePath+"/person/sacNumber", "pattern", {pattern: "^\\d{0,10}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/sacNumber", "type", {type: "string"});
errors++;
}
}
if(data5.vegetarian !== undefined){
if(typeof data5.vegetarian !== "boolean"){
vErrors = report(vErrors, instancePath+"/person/vegetarian", "type", {type: "boolean"});
errors++;
}
}
if(data5.allergies !== undefined){
if(typeof data5.allergies !== "boolean"){
vErrors = report(vErrors, instancePath+"/person/allergies", "type", {type: "boolean"});
errors++;
}
}
if(data5.allergiesText !== undefined){
let data26 = data5.allergiesText;
if(typeof data26 === "string"){
if(func2(data26) > 500){
vErrors = report(vErrors, instancePath+"/person/allergiesText", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/allergiesText", "type", {type: "string"});
errors++;
}
}
if(data5.hardestTour !== undefined){
let data27 = data5.hardestTour;
if(typeof data27 === "string"){
if(func2(data27) > 300){
vErrors = report(vErrors, instancePath+"/person/hardestTour", "maxLength", {limit: 300});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/hardestTour", "type", {type: "string"});
errors++;
}
}
if(data5.guardianName !== undefined){
let data28 = data5.guardianName;
if(typeof data28 === "string"){
if(func2(data28) > 120){
vErrors = report(vErrors, instancePath+"/person/guardianName", "maxLength", {limit: 120});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/guardianName", "type", {type: "string"});
errors++;
}
}
if(data5.guardianConsent !== undefined){
if(typeof data5.guardianConsent !== "boolean"){
vErrors = report(vErrors, instancePath+"/person/guardianConsent", "type", {type: "boolean"});
errors++;
}
}
if(data5.rentingMaterial !== undefined){
let data30 = data5.rentingMaterial;
if(Array.isArray(data30)){
if(data30.length > 20){
vErrors = report(vErrors, instancePath+"/person/rentingMaterial", "maxItems", {limit: 20});
errors++;
}
const len0 = data30.length;
for(let i0=0; i0<len0; i0++){
let data31 = data30[i0];
if(typeof data31 === "string"){
if(!pattern9.test(data31)){
vErrors = report(vErrors, instancePath+"/person/rentingMaterial/" + i0, "pattern", {pattern: "^/api/renting_materials/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/rentingMaterial/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data30.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data30[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/person/rentingMaterial", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/person/rentingMaterial", "type", {type: "array"});
errors++;
}
}
if(data5.rentingMaterialPropertyValues !== undefined){
let data32 = data5.rentingMaterialPropertyValues;
if(Array.isArray(data32)){
if(data32.length > 60){
vErrors = report(vErrors, instancePath+"/person/rentingMaterialPropertyValues", "maxItems", {limit: 60});
errors++;
}
const len1 = data32.length;
for(let i2=0; i2<len1; i2++){
let data33 = data32[i2];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.rentingMaterialProperty === undefined){
vErrors = report(vErrors, instancePath+"/person/rentingMaterialPropertyValues/" + i2, "required", {missingProperty: "rentingMaterialProperty"});
errors++;
}
if(data33.value === undefined){
vErrors = report(vErrors, instancePath+"/person/rentingMaterialPropertyValues/" + i2, "required", {missingProperty: "value"});
errors++;
}
for(const key2 in data33){
if(!(((key2 === "rentingMaterialProperty") || (key2 === "value")) || (key2 === "title"))){
vErrors = report(vErrors, instancePath+"/person/rentingMaterialPropertyValues/" + i2, "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data33.rentingMaterialProperty !== undefined){
let data34 = data33.rentingMaterialProperty;
if(typeof data34 === "string"){
if(!pattern10.test(data34)){
vErrors = report(vErrors, instancePath+"/person/rentingMaterialPropertyValues/" + i2+"/rentingMaterialProperty", "pattern", {pattern: "^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/rentingMaterialPropertyValues/" + i2+"/rentingMaterialProperty", "type", {type: "string"});
errors++;
}
}
if(data33.value !== undefined){
let data35 = data33.value;
if(typeof data35 === "string"){
if(func2(data35) > 60){
vErrors = report(vErrors, instancePath+"/person/rentingMaterialPropertyValues/" + i2+"/value", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data35)){
vErrors = report(vErrors, instancePath+"/person/rentingMaterialPropertyValues/" + i2+"/value", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/rentingMaterialPropertyValues/" + i2+"/value", "type", {type: "string"});
errors++;
}
}
if(data33.title !== undefined){
let data36 = data33.title;
if(typeof data36 === "string"){
if(func2(data36) > 60){
vErrors = report(vErrors, instancePath+"/person/rentingMaterialPropertyValues/" + i2+"/title", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/person/rentingMaterialPropertyValues/" + i2+"/title", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/person/rentingMaterialPropertyValues/" + i2, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/person/rentingMaterialPropertyValues", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/person", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateBookingPersonPatch = Object.assign(validate11, {"required":[],"nullable":[]});
const schema12 = {"type":"object","properties":{"salutation":{"enum":["Frau","Herr","Divers"]},"firstName":{"type":"string","maxLength":60,"pattern":"\\S"},"lastName":{"type":"string","maxLength":60,"pattern":"\\S"},"email":{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},"birthday":{"type":"string","format":"date"},"address":{"type":"string","maxLength":70},"postalCode":{"type":"string","maxLength":16},"city":{"type":"string","maxLength":35},"country":{"type":"string","pattern":"^[A-Z]{2}$"},"phone":{"type":"string","maxLength":30,"pattern":"\\S"},"phonePrivate":{"type":"string","maxLength":30},"phoneCompany":{"type":"string","maxLength":30},"contactFirstName":{"type":"string","maxLength":60,"pattern":"\\S"},"contactLastName":{"type":"string","maxLength":60,"pattern":"\\S"},"contactPhone":{"type":"string","maxLength":30,"pattern":"\\S"},"sacNumber":{"type":"string","pattern":"^\\d{0,10}$"},"vegetarian":{"type":"boolean"},"allergies":{"type":"boolean"},"allergiesText":{"type":"string","maxLength":500},"hardestTour":{"type":"string","maxLength":300},"guardianName":{"type":"string","maxLength":120},"guardianConsent":{"type":"boolean"},"state":{"enum":["active","attended","no_show"]}},"additionalProperties":false,"minProperties":1};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = report(vErrors, instancePath, "minProperties", {limit: 1});
errors++;
}
for(const key0 in data){
if(!(func3.call(schema12.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.salutation !== undefined){
let data0 = data.salutation;
if(!(((data0 === "Frau") || (data0 === "Herr")) || (data0 === "Divers"))){
vErrors = report(vErrors, instancePath+"/salutation", "enum", {allowedValues: schema12.properties.salutation.enum});
errors++;
}
}
if(data.firstName !== undefined){
let data1 = data.firstName;
if(typeof data1 === "string"){
if(func2(data1) > 60){
vErrors = report(vErrors, instancePath+"/firstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data1)){
vErrors = report(vErrors, instancePath+"/firstName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/firstName", "type", {type: "string"});
errors++;
}
}
if(data.lastName !== undefined){
let data2 = data.lastName;
if(typeof data2 === "string"){
if(func2(data2) > 60){
vErrors = report(vErrors, instancePath+"/lastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data2)){
vErrors = report(vErrors, instancePath+"/lastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/lastName", "type", {type: "string"});
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 === "string"){
if(func2(data3) > 180){
vErrors = report(vErrors, instancePath+"/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern2.test(data3)){
vErrors = report(vErrors, instancePath+"/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data3))){
vErrors = report(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.birthday !== undefined){
let data4 = data.birthday;
if(typeof data4 === "string"){
if(!(formats2(data4))){
vErrors = report(vErrors, instancePath+"/birthday", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/birthday", "type", {type: "string"});
errors++;
}
}
if(data.address !== undefined){
let data5 = data.address;
if(typeof data5 === "string"){
if(func2(data5) > 70){
vErrors = report(vErrors, instancePath+"/address", "maxLength", {limit: 70});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/address", "type", {type: "string"});
errors++;
}
}
if(data.postalCode !== undefined){
let data6 = data.postalCode;
if(typeof data6 === "string"){
if(func2(data6) > 16){
vErrors = report(vErrors, instancePath+"/postalCode", "maxLength", {limit: 16});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/postalCode", "type", {type: "string"});
errors++;
}
}
if(data.city !== undefined){
let data7 = data.city;
if(typeof data7 === "string"){
if(func2(data7) > 35){
vErrors = report(vErrors, instancePath+"/city", "maxLength", {limit: 35});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/city", "type", {type: "string"});
errors++;
}
}
if(data.country !== undefined){
let data8 = data.country;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
vErrors = report(vErrors, instancePath+"/country", "pattern", {pattern: "^[A-Z]{2}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/country", "type", {type: "string"});
errors++;
}
}
if(data.phone !== undefined){
let data9 = data.phone;
if(typeof data9 === "string"){
if(func2(data9) > 30){
vErrors = report(vErrors, instancePath+"/phone", "maxLength", {limit: 30});
errors++;
}
if(!pattern0.test(data9)){
vErrors = report(vErrors, instancePath+"/phone", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/phone", "type", {type: "string"});
errors++;
}
}
if(data.phonePrivate !== undefined){
let data10 = data.phonePrivate;
if(typeof data10 === "string"){
if(func2(data10) > 30){
vErrors = report(vErrors, instancePath+"/phonePrivate", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/phonePrivate", "type", {type: "string"});
errors++;
}
}
if(data.phoneCompany !== undefined){
let data11 = data.phoneCompany;
if(typeof data11 === "string"){
if(func2(data11) > 30){
vErrors = report(vErrors, instancePath+"/phoneCompany", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/phoneCompany", "type", {type: "string"});
errors++;
}
}
if(data.contactFirstName !== undefined){
let data12 = data.contactFirstName;
if(typeof data12 === "string"){
if(func2(data12) > 60){
vErrors = report(vErrors, instancePath+"/contactFirstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data12)){
vErrors = report(vErrors, instancePath+"/contactFirstName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactFirstName", "type", {type: "string"});
errors++;
}
}
if(data.contactLastName !== undefined){
let data13 = data.contactLastName;
if(typeof data13 === "string"){
if(func2(data13) > 60){
vErrors = report(vErrors, instancePath+"/contactLastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data13)){
vErrors = report(vErrors, instancePath+"/contactLastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactLastName", "type", {type: "string"});
errors++;
}
}
if(data.contactPhone !== undefined){
let data14 = data.contactPhone;
if(typeof data14 === "string"){
if(func2(data14) > 30){
vErrors = report(vErrors, instancePath+"/contactPhone", "maxLength", {limit: 30});
errors++;
}
if(!pattern0.test(data14)){
vErrors = report(vErrors, instancePath+"/contactPhone", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactPhone", "type", {type: "string"});
errors++;
}
}
if(data.sacNumber !== undefined){
let data15 = data.sacNumber;
if(typeof data15 === "string"){
if(!pattern8.test(data15)){
vErrors = report(vErrors, instancePath+"/sacNumber", "pattern", {pattern: "^\\d{0,10}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/sacNumber", "type", {type: "string"});
errors++;
}
}
if(data.vegetarian !== undefined){
if(typeof data.vegetarian !== "boolean"){
vErrors = report(vErrors, instancePath+"/vegetarian", "type", {type: "boolean"});
errors++;
}
}
if(data.allergies !== undefined){
if(typeof data.allergies !== "boolean"){
vErrors = report(vErrors, instancePath+"/allergies", "type", {type: "boolean"});
errors++;
}
}
if(data.allergiesText !== undefined){
let data18 = data.allergiesText;
if(typeof data18 === "string"){
if(func2(data18) > 500){
vErrors = report(vErrors, instancePath+"/allergiesText", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/allergiesText", "type", {type: "string"});
errors++;
}
}
if(data.hardestTour !== undefined){
let data19 = data.hardestTour;
if(typeof data19 === "string"){
if(func2(data19) > 300){
vErrors = report(vErrors, instancePath+"/hardestTour", "maxLength", {limit: 300});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/hardestTour", "type", {type: "string"});
errors++;
}
}
if(data.guardianName !== undefined){
let data20 = data.guardianName;
if(typeof data20 === "string"){
if(func2(data20) > 120){
vErrors = report(vErrors, instancePath+"/guardianName", "maxLength", {limit: 120});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/guardianName", "type", {type: "string"});
errors++;
}
}
if(data.guardianConsent !== undefined){
if(typeof data.guardianConsent !== "boolean"){
vErrors = report(vErrors, instancePath+"/guardianConsent", "type", {type: "boolean"});
errors++;
}
}
if(data.state !== undefined){
let data22 = data.state;
if(!(((data22 === "active") || (data22 === "attended")) || (data22 === "no_show"))){
vErrors = report(vErrors, instancePath+"/state", "enum", {allowedValues: schema12.properties.state.enum});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
