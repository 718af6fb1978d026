// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateBookingPersonRequest = Object.assign(validate10, {"required":["firstName","lastName","email","birthday","contactFirstName","contactLastName","contactPhone","sac","vegetarian","allergies"],"nullable":[]});
const schema11 = {"type":"object","required":["firstName","lastName","email","birthday","contactFirstName","contactLastName","contactPhone","sac","vegetarian","allergies"],"properties":{"booker":{"type":"boolean"},"salutation":{"enum":["Frau","Herr","Divers"]},"firstName":{"type":"string","maxLength":60,"pattern":"\\S"},"lastName":{"type":"string","maxLength":60,"pattern":"\\S"},"email":{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},"birthday":{"type":"string","format":"date"},"address":{"type":"string","maxLength":70},"postalCode":{"type":"string","maxLength":16},"city":{"type":"string","maxLength":35},"country":{"type":"string","pattern":"^[A-Z]{2}$"},"phone":{"type":"string","maxLength":30,"pattern":"\\S"},"phonePrivate":{"type":"string","maxLength":30},"phoneCompany":{"type":"string","maxLength":30},"contactFirstName":{"type":"string","maxLength":60,"pattern":"\\S"},"contactLastName":{"type":"string","maxLength":60,"pattern":"\\S"},"contactPhone":{"type":"string","maxLength":30,"pattern":"\\S"},"sac":{"type":"boolean"},"sacNumber":{"type":"string","pattern":"^\\d{0,10}$"},"vegetarian":{"type":"boolean"},"allergies":{"type":"boolean"},"allergiesText":{"type":"string","maxLength":500},"hardestTour":{"type":"string","maxLength":300},"guardianName":{"type":"string","maxLength":120},"guardianConsent":{"type":"boolean"},"rentingMaterial":{"type":"array","items":{"type":"string","pattern":"^/api/renting_materials/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":20,"uniqueItems":true},"rentingMaterialPropertyValues":{"type":"array","items":{"type":"object","required":["rentingMaterialProperty","value"],"properties":{"rentingMaterialProperty":{"type":"string","pattern":"^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"value":{"type":"string","maxLength":60,"pattern":"\\S"},"title":{"type":"string","maxLength":60}},"additionalProperties":false},"maxItems":60}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
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
if(data.firstName === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "firstName"});
errors++;
}
if(data.lastName === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "lastName"});
errors++;
}
if(data.email === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
if(data.birthday === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "birthday"});
errors++;
}
if(data.contactFirstName === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "contactFirstName"});
errors++;
}
if(data.contactLastName === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "contactLastName"});
errors++;
}
if(data.contactPhone === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "contactPhone"});
errors++;
}
if(data.sac === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "sac"});
errors++;
}
if(data.vegetarian === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "vegetarian"});
errors++;
}
if(data.allergies === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "allergies"});
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.booker !== undefined){
if(typeof data.booker !== "boolean"){
vErrors = report(vErrors, instancePath+"/booker", "type", {type: "boolean"});
errors++;
}
}
if(data.salutation !== undefined){
let data1 = data.salutation;
if(!(((data1 === "Frau") || (data1 === "Herr")) || (data1 === "Divers"))){
vErrors = report(vErrors, instancePath+"/salutation", "enum", {allowedValues: schema11.properties.salutation.enum});
errors++;
}
}
if(data.firstName !== undefined){
let data2 = data.firstName;
if(typeof data2 === "string"){
if(func3(data2) > 60){
vErrors = report(vErrors, instancePath+"/firstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data2)){
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
let data3 = data.lastName;
if(typeof data3 === "string"){
if(func3(data3) > 60){
vErrors = report(vErrors, instancePath+"/lastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data3)){
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
let data4 = data.email;
if(typeof data4 === "string"){
if(func3(data4) > 180){
vErrors = report(vErrors, instancePath+"/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern2.test(data4)){
vErrors = report(vErrors, instancePath+"/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data4))){
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
let data5 = data.birthday;
if(typeof data5 === "string"){
if(!(formats2(data5))){
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
let data6 = data.address;
if(typeof data6 === "string"){
if(func3(data6) > 70){
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
let data7 = data.postalCode;
if(typeof data7 === "string"){
if(func3(data7) > 16){
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
let data8 = data.city;
if(typeof data8 === "string"){
if(func3(data8) > 35){
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
let data9 = data.country;
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
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
let data10 = data.phone;
if(typeof data10 === "string"){
if(func3(data10) > 30){
vErrors = report(vErrors, instancePath+"/phone", "maxLength", {limit: 30});
errors++;
}
if(!pattern0.test(data10)){
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
let data11 = data.phonePrivate;
if(typeof data11 === "string"){
if(func3(data11) > 30){
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
let data12 = data.phoneCompany;
if(typeof data12 === "string"){
if(func3(data12) > 30){
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
let data13 = data.contactFirstName;
if(typeof data13 === "string"){
if(func3(data13) > 60){
vErrors = report(vErrors, instancePath+"/contactFirstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data13)){
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
let data14 = data.contactLastName;
if(typeof data14 === "string"){
if(func3(data14) > 60){
vErrors = report(vErrors, instancePath+"/contactLastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data14)){
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
let data15 = data.contactPhone;
if(typeof data15 === "string"){
if(func3(data15) > 30){
vErrors = report(vErrors, instancePath+"/contactPhone", "maxLength", {limit: 30});
errors++;
}
if(!pattern0.test(data15)){
vErrors = report(vErrors, instancePath+"/contactPhone", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactPhone", "type", {type: "string"});
errors++;
}
}
if(data.sac !== undefined){
if(typeof data.sac !== "boolean"){
vErrors = report(vErrors, instancePath+"/sac", "type", {type: "boolean"});
errors++;
}
}
if(data.sacNumber !== undefined){
let data17 = data.sacNumber;
if(typeof data17 === "string"){
if(!pattern8.test(data17)){
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
let data20 = data.allergiesText;
if(typeof data20 === "string"){
if(func3(data20) > 500){
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
let data21 = data.hardestTour;
if(typeof data21 === "string"){
if(func3(data21) > 300){
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
let data22 = data.guardianName;
if(typeof data22 === "string"){
if(func3(data22) > 120){
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
if(data.rentingMaterial !== undefined){
let data24 = data.rentingMaterial;
if(Array.isArray(data24)){
if(data24.length > 20){
vErrors = report(vErrors, instancePath+"/rentingMaterial", "maxItems", {limit: 20});
errors++;
}
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
let data25 = data24[i0];
if(typeof data25 === "string"){
if(!pattern9.test(data25)){
vErrors = report(vErrors, instancePath+"/rentingMaterial/" + i0, "pattern", {pattern: "^/api/renting_materials/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterial/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data24.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data24[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/rentingMaterial", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterial", "type", {type: "array"});
errors++;
}
}
if(data.rentingMaterialPropertyValues !== undefined){
let data26 = data.rentingMaterialPropertyValues;
if(Array.isArray(data26)){
if(data26.length > 60){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues", "maxItems", {limit: 60});
errors++;
}
const len1 = data26.length;
for(let i2=0; i2<len1; i2++){
let data27 = data26[i2];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.rentingMaterialProperty === undefined){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i2, "required", {missingProperty: "rentingMaterialProperty"});
errors++;
}
if(data27.value === undefined){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i2, "required", {missingProperty: "value"});
errors++;
}
for(const key1 in data27){
if(!(((key1 === "rentingMaterialProperty") || (key1 === "value")) || (key1 === "title"))){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i2, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data27.rentingMaterialProperty !== undefined){
let data28 = data27.rentingMaterialProperty;
if(typeof data28 === "string"){
if(!pattern10.test(data28)){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i2+"/rentingMaterialProperty", "pattern", {pattern: "^/api/renting_material_properties/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i2+"/rentingMaterialProperty", "type", {type: "string"});
errors++;
}
}
if(data27.value !== undefined){
let data29 = data27.value;
if(typeof data29 === "string"){
if(func3(data29) > 60){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i2+"/value", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data29)){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i2+"/value", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i2+"/value", "type", {type: "string"});
errors++;
}
}
if(data27.title !== undefined){
let data30 = data27.title;
if(typeof data30 === "string"){
if(func3(data30) > 60){
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i2+"/title", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i2+"/title", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues/" + i2, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterialPropertyValues", "type", {type: "array"});
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
